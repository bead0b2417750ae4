/** Bytes in words; a size that would be rounded to nothing is named as such. */
export function kilobytes(bytes: number): string {
  if (bytes === 0) return 'None'
  if (bytes < 100) return 'Under 0.1 kB'
  return `${(bytes / 1000).toFixed(bytes < 10_000 ? 1 : 0)} kB`
}
