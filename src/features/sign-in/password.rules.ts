/** The separate rules of a new password (C.17 `password`, S2 §5). */
export const PASSWORD_RULES = ['length', 'lower', 'upper', 'special', 'allowed'] as const

export type PasswordRule = (typeof PASSWORD_RULES)[number]

const TESTS: Record<PasswordRule, RegExp> = {
  length: /^.{8,20}$/s,
  lower: /[a-z]/,
  upper: /[A-Z]/,
  special: /[!@#$%^&*()_+\-=[\]{}|;:'",.<>/?~`\\]/,
  allowed: /^[A-Za-z\d!@#$%^&*()_+\-=[\]{}|;:'",.<>/?~`\\]+$/,
}

/** The rules that a password meets. Surrounding blanks are ignored, as they are not sent. */
export function metPasswordRules(password: string): PasswordRule[] {
  return PASSWORD_RULES.filter((rule) => TESTS[rule].test(password.trim()))
}
