/**
 * Prefixes a path of this site with the context path of session storage (A.5). Only paths that
 * start with a single slash are prefixed, and none twice. An invalid context path is ignored.
 */
export function withContextPath(path: string, contextPath: string | null | undefined): string {
  const context = /^\/?((?:[\w~-]+\/)*[\w~-]+)\/?$/.exec(contextPath ?? '')?.[1]
  if (!context || !/^\/(?![/\\])/.test(path)) return path
  const [bare = ''] = path.split(/[?#]/, 1)
  return `${bare}/`.startsWith(`/${context}/`) ? path : `/${context}${path}`
}
