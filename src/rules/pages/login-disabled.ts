/** Whether sign-in is disabled in the page's locale (A.4). `en_US` and `en-US` are equal. */
export function isLoginDisabled({
  context,
  site,
}: {
  context: { locale: string }
  site: { auth: { loginDisabledLocales: readonly string[] } }
}): boolean {
  const locale = plain(context.locale)
  return site.auth.loginDisabledLocales.some((disabled) => plain(disabled) === locale)
}

function plain(locale: string): string {
  return locale.replaceAll('_', '-').toLowerCase()
}
