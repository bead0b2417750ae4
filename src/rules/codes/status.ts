/** Whether a status code means success, in any letter case (C.1, C.4, C.7). */
export function isSuccess(code: string | null | undefined): boolean {
  return `${code}`.toLowerCase() === 'success'
}
