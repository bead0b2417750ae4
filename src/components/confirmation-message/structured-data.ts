import type { PageContext } from '../../services/page/page-context'

/** `LodgingReservation` of every room, as the server has made it for its mail too. */
export function structuredData({ answers }: PageContext): object | null {
  const answer = answers.find(({ name }) => name === 'ConfirmationMessage')
  const { confirmationMessage } = (answer?.data ?? {}) as {
    confirmationMessage?: { jsonLd?: string } | null
  }
  try {
    const data: unknown = JSON.parse(confirmationMessage?.jsonLd ?? 'null')
    return typeof data === 'object' ? data : null
  } catch {
    return null
  }
}
