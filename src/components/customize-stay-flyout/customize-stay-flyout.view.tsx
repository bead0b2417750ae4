import { goOn } from '../../features/filters/filter-panel.styles'
import { FilterPanel } from '../../features/filters/filter-panel.view'
import { Dialog, Spinner } from '../../ui/dialog/dialog.view'
import { button } from '../../ui/form/button.styles'
import { visuallyHidden } from '../../ui/text/hidden.styles'
import type { CustomizeStayFlyoutModel, FilterForm } from './customize-stay-flyout.model'
import type { CustomizeStayFlyoutProps } from './customize-stay-flyout.schema'

interface ViewProps {
  props: CustomizeStayFlyoutProps
  model: CustomizeStayFlyoutModel
}

export function CustomizeStayFlyout({ props, model }: ViewProps) {
  const { id, labels, headingLevel } = props
  if (model.state === 'none') return null
  const form = model.state === 'ready' ? model : null
  return (
    <Dialog
      id={`${id}-dialog`}
      title={labels.title}
      headingLevel={headingLevel}
      labels={labels}
      size="side"
      isOpen={model.isOpen}
      onOpen={model.open}
      onClose={model.close}
      {...(form && { focusAfter: form.focusAfter })}
      buttons={form && <Buttons props={props} form={form} />}
    >
      {form ? (
        <FilterPanel
          id={`${id}-form`}
          name={form.name}
          fields={form.fields}
          groups={form.groups}
          locale={form.locale}
          hint={form.hint}
          toggle={form.toggle}
          onSubmit={form.view}
        />
      ) : (
        <Spinner label={labels.busy} />
      )}
    </Dialog>
  )
}

interface ButtonsProps {
  props: CustomizeStayFlyoutProps
  form: FilterForm
}

/** Without a script each button sends a form: Clear one without filters. */
function Buttons({ props: { id, labels, applyMode }, form }: ButtonsProps) {
  return (
    <>
      <form method="get" id={`${id}-clear`} hidden>
        {form.fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </form>
      <button
        type="submit"
        form={`${id}-clear`}
        className={button}
        aria-disabled={form.isClear || undefined}
        onClick={(event) => {
          event.preventDefault()
          form.clear()
        }}
      >
        {labels.clear}
      </button>
      {applyMode === 'apply' && (
        <button
          type="submit"
          form={`${id}-form`}
          className={button}
          onClick={(event) => {
            event.preventDefault()
            form.apply()
          }}
        >
          {labels.apply}
        </button>
      )}
      <button type="submit" form={`${id}-form`} className={`${button} ${goOn}`} data-kind="primary">
        {form.viewText}
      </button>
      <span role="status" className={visuallyHidden}>
        {form.isOpen && form.left}
      </span>
    </>
  )
}
