/**
 * Hashes that the generated hotel data comes from: the same key has the same value in every process
 * and in any order of questions. They are for even distribution, not for secrets.
 */

/** A text as an integer of 32 bits (FNV-1a). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return spread(hash)
}

/** A hash together with one more integer, as an integer of 32 bits (a block of MurmurHash3). */
export function hashNumber(seed: number, value: number): number {
  let block = Math.imul(value, 0xcc9e2d51)
  block = Math.imul((block << 15) | (block >>> 17), 0x1b873593)
  const hash = seed ^ block
  return spread(Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64)
}

/** An integer from `from` to `to`, both included, that follows from a hash. */
export function pick(hash: number, from: number, to: number): number {
  return from + (hash % (to - from + 1))
}

/** The finalizer of MurmurHash3: every bit of the input changes half of the output's. */
function spread(value: number): number {
  let hash = value ^ (value >>> 16)
  hash = Math.imul(hash, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
