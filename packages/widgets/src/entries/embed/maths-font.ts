/** Says to a page where the font of formulas is, by the name that our styles have for it. It comes when one is drawn. */
export const nameMathsFont = (address: URL): void => {
  document.fonts.add(new FontFace('prostuti-maths', `url(${address})`, { display: 'swap' }))
}
