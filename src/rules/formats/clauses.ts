import { languageOf } from '../locale/locale'

const COMMAS: Readonly<Record<string, string>> = { ja: '、', zh: '，', ar: '، ' }

/** Clauses in one line, with the comma of the language between them; empty ones are left out. */
export function joinClauses(
  clauses: readonly (string | null | undefined)[],
  locale: string,
): string {
  return clauses.filter(Boolean).join(COMMAS[languageOf(locale)] ?? ', ')
}
