/** Transactions that were ended so that another one could go on: serialisation, deadlock. */
const AGAIN = /^(40001|40P01)$/

/** Attempts after the first. */
const RETRIES = 3

/** Does the work again, up to three times, when the database ended its transaction for another's sake. */
export async function retrying<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let left = RETRIES; ; left -= 1) {
    try {
      return await work()
    } catch (error) {
      if (left === 0 || !isWorthAgain(error)) throw error
    }
  }
}

/** Drizzle has the driver's error as its cause. */
function isWorthAgain(error: unknown): boolean {
  if (error === null || typeof error !== 'object') return false
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  return AGAIN.test(String(code)) || isWorthAgain(cause)
}
