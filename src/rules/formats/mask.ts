/** `a•••@example.com`: the owner recognizes the masked address (W58). */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${host}`
}

/** `•••12`. */
export function maskPhone(phone: string): string {
  return `•••${phone.slice(-2)}`
}

/** `*****3001`: the masked member number in the locked field of a remembered visitor (C.6). */
export function maskMemberNumber(memberNumber: string): string {
  return `*****${memberNumber.slice(-4)}`
}

/** Whether a text is masked already. */
export function isMasked(text: string): boolean {
  return /[•*]{2}/.test(text)
}
