/** `a•••@example.com`: enough for its owner (W58). */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}•••@${host}`
}

/** `•••12`. */
export function maskPhone(phone: string): string {
  return `•••${phone.slice(-2)}`
}
