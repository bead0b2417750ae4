/** Whether nobody can sign in where this page belongs (A.4); `en_US` and `en-US` are the same. */
export function signInIsOff(context: {
  locale: string
  config: { auth: { loginDisabledLocales: readonly string[] } }
}): boolean {
  const { locale, config } = context
  return config.auth.loginDisabledLocales.some((off) => off.replace('_', '-') === locale)
}
