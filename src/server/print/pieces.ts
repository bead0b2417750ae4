/** Joins consecutive parts that are ready; yields them before it waits for a pending part. */
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
