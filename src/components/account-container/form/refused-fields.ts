import type { RestAnswer } from '../../../services/transport/call-rest'
import type { AccountLabels } from '../account-container.schema'

type Problems<Name extends string> = Partial<Record<Name, keyof AccountLabels>>

/**
 * The problems of the fields that the server has refused: of the first of its codes (E.6) that is about a
 * field, else of the fields that it names.
 */
export function refusedFields<Name extends string>(
  { codes, body }: Extract<RestAnswer, { isOk: false }>,
  byCode: Readonly<Record<string, Problems<Name>>>,
  byField: Readonly<Problems<Name>>,
): Problems<Name> {
  const code = codes.find((one) => Object.hasOwn(byCode, one))
  if (code !== undefined) return byCode[code] ?? {}
  const fields: unknown[] = Array.isArray(body.fields) ? body.fields : []
  const known = fields.filter((name): name is Name => Object.hasOwn(byField, String(name)))
  return Object.fromEntries(known.map((name) => [name, byField[name]])) as Problems<Name>
}

/** What another account has, or nobody may have, by the field that it is about. */
export const TAKEN = {
  emailDuplicateError: { email: 'emailDuplicateError' },
  phoneAlreadyAssociatedError: { phone: 'phoneAlreadyAssociatedError' },
  prohibitedCountryErrMsg: { country: 'prohibitedCountryErrMsg' },
} as const
