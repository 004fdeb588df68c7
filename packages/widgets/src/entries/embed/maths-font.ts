const family = 'prostuti-maths'

/**
 * Says to a page where the font of formulas is, by the name that our styles have for it. It comes when one is drawn. Pages of ours
 * have named it in their own styles, and prefer a device's.
 */
export function nameMathsFont(): void {
  if (!PROSTUTI_MATHS_FONT) return
  // Some browsers put quotes around the name.
  for (const face of document.fonts) if (face.family.includes(family)) return
  const address = new URL(PROSTUTI_MATHS_FONT, import.meta.url)
  document.fonts.add(new FontFace(family, `url(${address})`, { display: 'swap' }))
}
