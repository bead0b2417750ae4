import { Placeholders } from '../../ui/layout/placeholders.view'
import { scripted } from '../../ui/text/hidden.styles'
import { SlowStatus } from '../../ui/text/slow-status.view'
import type { PageModelModel } from './page-model.model'
import type { PageModelProps } from './page-model.schema'
import { waiting } from './page-model.styles'

interface PageModelViewProps {
  props: PageModelProps
  model: PageModelModel
}

/** The components, without an element around them. */
export function PageModel({ props, model }: PageModelViewProps) {
  if (model.state === 'none') return null
  if (model.state === 'ready') return <Placeholders widgets={model.widgets} />
  return (
    <div className={`${waiting} ${scripted}`} data-part={props.part} aria-busy="true">
      <SlowStatus label={props.labels.loading} />
    </div>
  )
}
