/// <reference types="astro/client" />

/** Addresses of the pages that there are, without their parameters; written by the build. */
declare const SITE_PAGES: readonly string[]

declare namespace App {
  interface Locals {
    /** What the process hands in for this one request. */
    host: import('@prostuti/contract').SiteHost
    /** Who asks; looked up once by the middleware. Null: a visitor. */
    viewer: import('@prostuti/contract').UserInfo | null
    /** Where one of the staff looks on as that person. */
    viewAs: import('@prostuti/contract').SiteViewAs | null
    /** The address that was asked for, whatever page is drawn in its place. */
    asked?: URL
    /** Of partners' pages, where an embed is drawn. */
    frameOrigins?: readonly string[]
    /** How many notifications are new, where that is known ahead of drawing. */
    unread?: number
    /** What the page leaves room for, where it is drawn as a frame for many. */
    part?: import('./lib/drawing/personal-part.ts').PersonalPart
  }
}
