import { defineMiddleware } from 'astro:middleware'
import { loginPath } from './lib/auth/next-path.ts'
import { paymentAddress, tokenOfWayBack } from './lib/billing/payment-address.ts'
import { drawTemplated } from './lib/drawing/templated-page.ts'
import { questionsAddress } from './lib/exams/exam-address.ts'
import { mayResumeAttempt, resumesAttempt } from './lib/exams/resume-redirect.ts'
import { isPublicPath, isStaffPath } from './lib/http/public-paths.ts'
import { mayBeFramed, secure } from './lib/http/security-headers.ts'
import { languageChoice, languageCookie } from './lib/i18n/language-choice.ts'
import { isClosedToLooks } from './lib/view-as/closed-pages.ts'
import { mayOpen } from './staff/pages/page-rights.ts'

type Context = Parameters<Parameters<typeof defineMiddleware>[0]>[0]

const year = 31_536_000

/** Every page passes here: the language that was chosen, who may see it, and the headers. */
export const onRequest = defineMiddleware(async (context, next) => {
  const { host } = context.locals
  // A page that is not there is drawn by a rewrite, whose address is no way back.
  context.locals.asked ??= context.url
  // Drawn when something has failed, perhaps the very thing that knows who asks.
  const failed = context.routePattern === '/500' || context.routePattern === '/503'
  const viewer = failed ? null : await host.auth.viewer()
  context.locals.viewer = viewer
  const viewAs = viewer && (await host.auth.viewAs())
  context.locals.viewAs = viewAs
  if (!failed && mayBeFramed(context.url.pathname)) context.locals.frameOrigins = await host.partners.origins()
  const response =
    (!failed &&
      (changeLanguage(context) ??
        tellOfPayment(context) ??
        askToSignIn(context) ??
        // A look is led nowhere, and its band stands in nobody's frame.
        (viewAs ? null : ((await redirectToAttempt(context)) ?? (await drawTemplated(context, next)))))) ||
    (await next(forbidden(context)))
  // The service worker keeps what was read, and forgets it as soon as a page is somebody else's.
  // A frame that many share is drawn for a placeholder, which is nobody and no header.
  if (viewAs) response.headers.set('x-prostuti-view-as', '1')
  else if (viewer && /^\d+$/.test(viewer.id)) response.headers.set('x-prostuti-person', viewer.id)
  secure(response.headers, {
    pathname: context.url.pathname,
    apiBase: host?.apiBase ?? '',
    pictureHosts: host?.pictureHosts ?? [],
    personal: viewer !== null || !isPublicPath(context.url.pathname),
    https: isHttps(context),
    frameOrigins: context.locals.frameOrigins ?? [],
  })
  return response
})

/** A language link leads back to the same page, and the choice is remembered. */
function changeLanguage(context: Context): Response | null {
  const choice = languageChoice(context.url)
  if (!choice) return null
  context.cookies.set(languageCookie, choice.language, { path: '/', maxAge: year, sameSite: 'lax' })
  return context.redirect(choice.path, 303)
}

/** A visitor on a page that is not public signs in first; an address without a page says so to everybody. */
function askToSignIn(context: Context): Response | null {
  const { url, locals } = context
  const open = isStaffPath(url.pathname) ? false : isPublicPath(url.pathname) || !isPage(context)
  if (locals.viewer || open) return null
  return context.redirect(loginPath(url), 303)
}

/** Every payment ends on one page, signed in or not; from there the person goes on with what they were about to do. */
function tellOfPayment({ url, redirect }: Context): Response | null {
  const token = tokenOfWayBack(url)
  return token ? redirect(paymentAddress(token), 303) : null
}

/** Who has an exam under way goes on with it, wherever they have strayed. */
async function redirectToAttempt(context: Context): Promise<Response | null> {
  const { url, locals } = context
  if (!locals.viewer || !isPage(context) || !mayResumeAttempt(url)) return null
  const exam = await locals.host.exams.unfinished()
  return exam && resumesAttempt(url, exam) ? context.redirect(questionsAddress(exam, 'live'), 303) : null
}

const isPage = ({ routePattern }: Pick<Context, 'routePattern'>): boolean =>
  routePattern !== '/[...unknown]' && routePattern !== '/404'

/** Who is signed in and may not open a staff page sees, in its place, why not; who looks on as a person, also of some others. */
function forbidden({ url, locals }: Context): string | undefined {
  if (locals.viewAs) return isClosedToLooks(url.pathname) ? '/403' : undefined
  return isStaffPath(url.pathname) && !mayOpen(locals.viewer?.role ?? null, url.pathname) ? '/403' : undefined
}

/** Behind a proxy that ends TLS only its header knows. Who forges it over http is not believed: browsers ignore HSTS there. */
function isHttps({ url, request }: Context): boolean {
  return url.protocol === 'https:' || request.headers.get('x-forwarded-proto') === 'https'
}
