/** The part of zod's JSON Schema output that the field tree supports. */
export interface Json {
  type?: string | string[]
  title?: string
  description?: string
  default?: unknown
  examples?: unknown[]
  enum?: (string | number)[]
  const?: unknown
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  exclusiveMaximum?: number
  multipleOf?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  pattern?: string
  items?: Json
  prefixItems?: Json[]
  properties?: Record<string, Json>
  propertyNames?: Json
  additionalProperties?: Json | boolean
  required?: string[]
  oneOf?: Json[]
  anyOf?: Json[]
  $ref?: string
  'x-field'?: string
  'x-when'?: { field: string; is: unknown }
  'x-group'?: string
  'x-options'?: Record<string, string>
}

/** Why neither a form, an AEM dialog nor a WordPress block can show the type, and what to write instead. */
export function obstacleIn(json: Json): string | undefined {
  if (Array.isArray(json.type))
    return json.type.includes('null')
      ? 'may be null, which no author can enter: use .optional() in place of .nullable().'
      : 'takes values of several kinds: give it one kind, or use z.discriminatedUnion.'
  if (json.anyOf)
    return 'is a union without a field that tells its variants apart: use z.discriminatedUnion, and .optional() in place of .nullable().'
  if (json.$ref)
    return 'refers to a schema elsewhere: leave out meta({ id }), and use widgets() for what may stand in itself.'
  if (json.prefixItems)
    return 'is a tuple: use z.array(…).min(n).max(n), or a z.object with a name for each.'
  if (json.propertyNames?.enum) return 'is a record of known names: use z.object.'
  if (typeof json.const === 'boolean')
    return 'has only one value: use z.boolean(), or a z.literal of text.'
  const { exclusiveMinimum, exclusiveMaximum } = json
  if (exclusiveMinimum !== undefined || exclusiveMaximum !== undefined)
    return 'has a limit that is not in it, which no form can show: use .min() and .max().'
  return undefined
}
