/** Whether sign-in is disabled in the page's locale (A.4). `en_US` and `en-US` are equal. */
export function signInIsOff(context: {
  locale: string
  config: { auth: { loginDisabledLocales: readonly string[] } }
}): boolean {
  const { locale, config } = context
  return config.auth.loginDisabledLocales.some((off) => off.replace('_', '-') === locale)
}
