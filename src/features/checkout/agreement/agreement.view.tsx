import { CheckboxField } from '../../../ui/form/checkbox-field.view'
import { RichText } from '../../../ui/text/rich-text.view'
import { type AgreementProblem, TICKED } from './agreement.rules'

/** A text with a box to tick. */
export interface Agreement {
  id: string
  /** Of its fields; the box has this name, and its text's version `<name>.version`. */
  name: string
  version: string
  /** Plain text, in place of `html`. */
  text?: string
  /** Sanitised HTML. */
  html: string
  isRequired: boolean
  isTicked: boolean
  problem: AgreementProblem | null
  onToggle: (isTicked: boolean) => void
}

interface AgreementProps {
  /** Unique on the page; the box has it. */
  id: string
  form: string
  agreement: Agreement
  hint?: string | undefined
  labels: { required: string } & Record<AgreementProblem, string>
}

/** A box that is never ticked in advance. Another version of its text makes it another box. */
export function AgreementBox({ id, form, agreement, hint, labels }: AgreementProps) {
  const { name, version, text, html, isRequired, isTicked, problem, onToggle } = agreement
  return (
    <>
      {/* An empty value, which a ticked box overrides, so that unticking is stored. */}
      <input type="hidden" form={form} name={name} value="" />
      <input type="hidden" form={form} name={`${name}.version`} value={version} />
      <CheckboxField
        key={version}
        id={id}
        form={form}
        name={name}
        value={TICKED}
        label={text ?? <RichText as="span" html={html} />}
        labels={labels}
        hint={hint}
        error={problem ? labels[problem] : ''}
        isMandatory={isRequired}
        aria-required={isRequired || undefined}
        defaultChecked={isTicked}
        onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
      />
    </>
  )
}

/** The ids of the boxes that keep from booking. */
export function AskedField({ form, name, ids }: { form: string; name: string; ids: string[] }) {
  return <input type="hidden" form={form} name={name} value={ids.join(' ')} />
}
