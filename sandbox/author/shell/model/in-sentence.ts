/** A step's label within a sentence: `Add Heading` becomes `add Heading`. */
export function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}
