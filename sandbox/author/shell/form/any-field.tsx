import { lazy, Suspense } from 'react'
import { isMisshapen } from '../../../../src/author/fields/follow'
import { PathField } from './address-field'
import { AssetField } from './asset-field'
import { ManyOfField, OneOfField, SwitchField } from './choice-fields'
import { FieldFrame } from './field-frame'
import { FocalField, isFocalPoint } from './focal-field'
import { type FieldProps, useField } from './form-context'
import { ListField } from './list-field'
import { ComponentsField, GroupField, MapField, UnionField } from './nested-fields'
import { NumberField } from './number-field'
import { TextField } from './text-field'

const RichTextField = lazy(async () => ({
  default: (await import('./rich-text-field')).RichTextField,
}))

/** The control for a kind of field; for a value of another shape, which no control can show, the problem. */
export function AnyField({ field, path }: FieldProps) {
  const { id, value, set, problems } = useField<unknown>(path)
  if (!isMisshapen(field, value)) return <Control field={field} path={path} />
  return (
    <FieldFrame field={field} id={id} isSet problems={problems} onSet={set} isGroup>
      <button type="button" className="button is-small" onClick={() => set(undefined)}>
        Clear
      </button>
    </FieldFrame>
  )
}

function Control({ field, path }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextField field={field} path={path} />
    case 'richText':
      return (
        <Suspense fallback={<div className="field is-waiting" />}>
          <RichTextField field={field} path={path} />
        </Suspense>
      )
    case 'path':
      return <PathField field={field} path={path} />
    case 'asset':
      return <AssetField field={field} path={path} />
    case 'number':
      return <NumberField field={field} path={path} />
    case 'boolean':
      return <SwitchField field={field} path={path} />
    case 'choice':
      return <OneOfField field={field} path={path} />
    case 'choices':
      return <ManyOfField field={field} path={path} />
    case 'list':
      return isFocalPoint(field) ? (
        <FocalField field={field} path={path} />
      ) : (
        <ListField field={field} path={path} />
      )
    case 'group':
      return <GroupField field={field} path={path} />
    case 'union':
      return <UnionField field={field} path={path} />
    case 'map':
      return <MapField field={field} path={path} />
    case 'components':
      return <ComponentsField field={field} path={path} />
  }
}
