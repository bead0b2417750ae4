/** `a•••@example.com`: enough for its owner (W58). */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${host}`
}

/** `•••12`. */
export function maskPhone(phone: string): string {
  return `•••${phone.slice(-2)}`
}

/** `*****0301`: how a remembered visitor's member number stands in the locked field (C.6). */
export function maskMemberNumber(memberNumber: string): string {
  return `*****${memberNumber.slice(-4)}`
}

/** Whether a text is a masked one already. */
export function isMasked(text: string): boolean {
  return /[•*]{2}/.test(text)
}
