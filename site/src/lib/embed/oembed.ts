const usual = { width: 720, height: 640 }
const least = 280

/** A side of the frame, within what the asking page has room for. */
function side(name: 'width' | 'height', query: URLSearchParams): number {
  const most = Number.parseInt(query.get(`max${name}`) ?? '', 10)
  return Number.isNaN(most) ? usual[name] : Math.max(least, Math.min(usual[name], most))
}

/** The answer of oEmbed 1.0, of type `rich`, for a frame of ours. */
export function oembedOf(
  src: string,
  { title, brand, site }: { title: string; brand: string; site: string },
  query: URLSearchParams,
) {
  const [width, height] = [side('width', query), side('height', query)]
  return {
    version: '1.0',
    type: 'rich',
    provider_name: brand,
    provider_url: site,
    title,
    width,
    height,
    cache_age: 3_600,
    html: `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}" width="${width}" height="${height}" loading="lazy" allow="clipboard-write"></iframe>`,
  }
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, each => escapes[each]!)
