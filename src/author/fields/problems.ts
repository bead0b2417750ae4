import type { z } from 'zod'
import { type FormField, fieldTree } from './field-tree'

/** One thing that is not as the schema wants it. */
export interface Problem {
  /** Where, for example `['items', 0, 'linkLabel']`. */
  path: (string | number)[]
  /** The field as its author knows it, with what it stands in: `Links › 1 › Text of the link`. */
  field: string
  /** What is wrong and what to do, a sentence. */
  message: string
  /** A value that would do, where there is one to offer. */
  example?: unknown
}

/** Everything that is wrong with what was set, in the order of the form; none: it can be published. */
export function problemsOf(schema: z.ZodType, raw: unknown): Problem[] {
  const result = schema.safeParse(raw ?? {})
  if (result.success) return []
  const tree = fieldTree(schema)
  return result.error.issues.map((issue) => {
    const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))
    const found = follow(tree, path)
    const example = found.field?.examples[0] ?? found.field?.default
    return {
      path,
      field: found.titles.join(' › '),
      message: issue.message,
      ...(example === undefined ? {} : { example }),
    }
  })
}

function follow(tree: FormField, path: (string | number)[]) {
  const titles: string[] = []
  let field: FormField | undefined = tree
  for (const step of path) {
    if (field?.kind === 'list' || field?.kind === 'map') {
      titles.push(typeof step === 'number' ? String(step + 1) : step)
      field = field.entry
    } else {
      const members: FormField[] =
        field?.kind === 'group'
          ? field.fields
          : field?.kind === 'union'
            ? field.variants.flatMap((variant) => variant.fields)
            : []
      field = members.find((member) => member.name === step)
      titles.push(field?.title ?? String(step))
    }
  }
  return { field, titles }
}
