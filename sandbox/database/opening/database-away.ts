/**
 * SQLSTATE classes and codes (PostgreSQL, appendix A): connection errors (08), insufficient resources
 * (53), a server that shuts down, has crashed or starts (57P01 to 57P03), time limits of statements
 * and locks (57014, 55P03), and the time limit of an idle transaction (25P03).
 */
const AWAY_STATE = /^(08...|53...|57P0[1-3]|57014|55P03|25P03)$/
/** Codes of Node's own errors. */
const AWAY_SOCKET =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/
/** `pg` has no codes for these. */
const AWAY_MESSAGE =
  /^(Connection terminated|Query read timeout|timeout exceeded when trying to connect|timeout expired|Client has encountered a connection error|Client was closed)/

/**
 * Whether an error means that the database is temporarily unavailable, so that a later retry can
 * work: it is stopped, starting, overloaded or too slow.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (error === null || typeof error !== 'object') return false
  const { code, message, cause } = error as { code?: unknown; message?: unknown; cause?: unknown }
  const isAway =
    typeof code === 'string'
      ? AWAY_STATE.test(code) || AWAY_SOCKET.test(code)
      : AWAY_MESSAGE.test(String(message))
  return isAway || isDatabaseAway(cause)
}
