type Part = string | number | null | undefined

/** `source|code|component|detail` (C.19, E1-41). Missing parts stay empty; a `|` inside a part becomes `/`. */
export function errorInfo(source: Part, code: Part, component: Part, detail: Part): string {
  return [source, code, component, detail]
    .map((part) => `${part ?? ''}`.replaceAll('|', '/'))
    .join('|')
}
