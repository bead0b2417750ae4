import { Disclosures } from '../../ui/disclosure/disclosure.view'
import { Placeholders } from '../../ui/layout/placeholders.view'
import { section } from '../../ui/layout/section.styles'
import { RichText } from '../../ui/text/rich-text.view'
import type { AccordionModel } from './accordion.model'
import type { AccordionProps } from './accordion.schema'
import { content } from './accordion.styles'

export function Accordion({ props, model }: { props: AccordionProps; model: AccordionModel }) {
  if (model.state === 'none') return null
  return (
    <div className={section}>
      <Disclosures
        headingLevel={props.headingLevel}
        alwaysOpenOn={props.alwaysOpenOn}
        isAlwaysOpen={model.isAlwaysOpen}
        group={model.group}
        sections={model.sections.map((item) => ({
          ...item,
          children: (
            <>
              {item.body && <RichText className={content} html={item.body} />}
              <Placeholders widgets={item.content} />
            </>
          ),
        }))}
      />
    </div>
  )
}
