import { GraphQLError, GraphQLScalarType } from 'graphql'
import { isDay } from '../../../src/rules/stay/days'

/** A scalar that holds the values which pass a check, in both directions. */
function checked<Value>(
  name: string,
  isValue: (value: unknown) => value is Value,
  expected: string,
): GraphQLScalarType<Value, Value> {
  const check = (value: unknown) => {
    if (isValue(value)) return value
    throw new GraphQLError(`${JSON.stringify(value)} is no ${name}: ${expected}.`, {
      extensions: { code: 'BAD_USER_INPUT' },
    })
  }
  return new GraphQLScalarType({ name, serialize: check, parseValue: check })
}

const isText = (value: unknown): value is string => typeof value === 'string'

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/

/** The scalars of the schema that have a form (D.1). */
export const scalars = {
  Date: checked(
    'Date',
    (value): value is string => isText(value) && isDay(value),
    'write a day as YYYY-MM-DD',
  ),
  DateTime: checked(
    'DateTime',
    (value): value is string =>
      isText(value) && INSTANT.test(value) && !Number.isNaN(Date.parse(value)),
    'write an instant in ISO 8601, with its offset',
  ),
  MinorUnits: checked(
    'MinorUnits',
    (value): value is number => Number.isSafeInteger(value),
    'write a whole number within the safe integers',
  ),
}
