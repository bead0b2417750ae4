import { plainText } from './plain-text'

/**
 * The one form of a name, in any script: as `plainText`, with no space around a hyphen. The double hyphen
 * of foreign names in Japanese, `サン＝テグジュペリ`, keeps a form of its own.
 */
export function plainName(text: string): string {
  return plainText(text)
    .replace(/ ?- ?/g, '-')
    .replace(/([ァ-ヺー])=(?=[ァ-ヺー])/g, '$1゠')
}
