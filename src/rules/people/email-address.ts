import { plainCode } from './plain-text'

/**
 * The one form of an e-mail address, to which a mail can be sent: `ana@müller.de` is
 * `ana@xn--mller-kva.de`. What is before the @ keeps its letter case. A text that is no address stays one
 * that the rules refuse.
 */
export function plainEmail(text: string): string {
  const address = plainCode(text).replace(/^(?:mailto: ?)+/i, '')
  const at = address.lastIndexOf('@')
  if (at < 0) return address
  const domain = address.slice(at + 1).replace(/[。｡]/g, '.')
  return (
    address.slice(0, at + 1) +
    (domainOf(domain) ?? domain.replace(/[A-Z]+/g, (letters) => letters.toLowerCase()))
  )
}

/** The addresses of an entry, parted as people of any language part a list. */
export function plainEmails(text: string): string[] {
  const parts = plainCode(text).split(/[\s,;،、]+/)
  return [...new Set(parts.filter(Boolean).map(plainEmail))]
}

/** A domain in ASCII, by the rules of browsers (UTS 46); null where it is in ASCII already, or none. */
function domainOf(domain: string): string | null {
  const isForeign = domain.length < 254 && /[^\0-\x7F]/.test(domain)
  if (!isForeign || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return null
  return URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : null
}
