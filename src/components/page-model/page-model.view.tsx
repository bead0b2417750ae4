import { Placeholders } from '../../ui/layout/placeholders.view'
import { visuallyHidden } from '../../ui/text/hidden.styles'
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
    <div className={waiting} data-part={props.part} aria-busy="true">
      <span role="status" className={visuallyHidden}>
        {model.isSlow && props.labels.loading}
      </span>
    </div>
  )
}
