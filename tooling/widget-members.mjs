/** Members of a widget for authors and the server only; a development build also needs `opens`. */
const NOT_FOR_VISITORS = [
  'title',
  'group',
  'author',
  'preload',
  'structuredData',
  ...(process.env.NODE_ENV === 'development' ? [] : ['opens']),
]

/**
 * The code of a `<type>.widget.ts` without the members that no visitor's browser needs.
 * @param {string} code
 * @param {object} program its syntax tree
 */
export function forVisitors(code, program) {
  return membersOf(program)
    .filter(({ key }) => NOT_FOR_VISITORS.includes(key.name))
    .reduceRight(
      (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^,/, ''),
      code,
    )
}

/** The properties in the argument of `export default defineWidget({…})`. */
function membersOf({ body }) {
  const exported = body.find(({ type }) => type === 'ExportDefaultDeclaration')
  return exported?.declaration.arguments?.[0]?.properties ?? []
}
