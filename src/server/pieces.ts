/** Joins what is there already; what has to be waited for lets everything before it go. */
export async function* piecesOf(parts: Iterable<string | Promise<string>>): AsyncGenerator<string> {
  let ready = ''
  for (const part of parts) {
    if (typeof part === 'string') ready += part
    else {
      if (ready) yield ready
      ready = await part
    }
  }
  if (ready) yield ready
}
