/**
 * An image in two tones that show its crop, in place of a photograph: SVG.
 * @param {string} subject pictures of one subject have one colour
 * @param {{ width: number, height: number }} size
 */
export function plate(subject, { width, height }) {
  const hue = [...subject].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)
  const path = (d, light) => `<path d="${d}" fill="hsl(${hue % 360} 30% ${light}%)"/>`
  const whole = `M0 0h${width}v${height}H0z`
  const corners = `M0 0h${width / 2}v${height}h${width / 2}V${height / 2}H0z`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${path(whole, 40)}${path(corners, 48)}</svg>`
}
