import type { FormField } from '../../src/author/fields/field-tree'
import type { Section } from '../../src/author/fields/form'
import { WideTable } from '../wide-table'
import { chip, chips, code, example, group, muted, nested, table } from './docs.styles'
import { conditionInWords, kindInWords, valueInWords } from './field-words'

/** The fields that an author can set, under the headings of the form. */
export function FieldTable({ label, sections }: { label: string; sections: Section[] }) {
  const siblings = sections.flatMap(({ fields }) => fields)
  return (
    <WideTable label={label}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">What it does</th>
            <th scope="col">Takes</th>
            <th scope="col">Without it</th>
          </tr>
        </thead>
        {sections.map(({ title, fields }) => (
          <tbody key={title}>
            {title && (
              <tr>
                <th scope="rowgroup" colSpan={4} className={group}>
                  {title}
                </th>
              </tr>
            )}
            <FieldRows fields={fields} siblings={siblings} depth={0} />
          </tbody>
        ))}
      </table>
    </WideTable>
  )
}

interface FieldRowsProps {
  fields: FormField[]
  siblings: FormField[]
  depth: number
}

function FieldRows({ fields, siblings, depth }: FieldRowsProps) {
  return fields.flatMap((field) => {
    const inside = fieldsIn(field)
    return [
      <tr key={field.name}>
        <th scope="row" className={nested} data-depth={depth}>
          {field.title}
          <code className={code}>{field.name}</code>
        </th>
        <td>
          {field.description} {conditionInWords(field, siblings)}
          <Example field={field} />
        </td>
        <td>
          {kindInWords(field)}
          <Options field={field} />
        </td>
        <td>
          <Fallback field={field} />
        </td>
      </tr>,
      ...(inside.length > 0
        ? [
            <FieldRows
              key={`${field.name} fields`}
              fields={inside}
              siblings={inside}
              depth={depth + 1}
            />,
          ]
        : []),
    ]
  })
}

/** The fields of an object, of the entries of a list at any depth, and of each variant of a union. */
function fieldsIn(field: FormField): FormField[] {
  switch (field.kind) {
    case 'list':
    case 'map':
      return fieldsIn(field.entry)
    case 'group':
      return field.fields
    case 'union':
      return field.variants.flatMap(({ fields }) => fields)
    default:
      return []
  }
}

function Options({ field }: { field: FormField }) {
  const options =
    field.kind === 'union' ? field.variants : 'options' in field ? field.options : undefined
  if (!options) return null
  return (
    <ul className={chips}>
      {options.map(({ value, label }) => (
        <li key={value} className={chip}>
          {label} {label !== value && <code className={code}>{value}</code>}
        </li>
      ))}
    </ul>
  )
}

function Example({ field }: { field: FormField }) {
  const [value] = field.examples
  if (value === undefined || field.kind === 'group' || field.kind === 'map') return null
  if (field.kind === 'list' && fieldsIn(field).length > 0) return null
  return (
    <p className={example}>
      For example: <code className={code}>{valueInWords(field, value)}</code>
    </p>
  )
}

function Fallback({ field }: { field: FormField }) {
  if (field.isRequired) return <strong>has to be set</strong>
  if (field.default === undefined) return <span className={muted}>left out</span>
  if (typeof field.default === 'object' && !Array.isArray(field.default))
    return <code className={code}>{JSON.stringify(field.default)}</code>
  return valueInWords(field, field.default) || <span className={muted}>empty</span>
}
