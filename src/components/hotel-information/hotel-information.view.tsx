import { Disclosures } from '../../ui/disclosure/disclosure.view'
import { Tabs } from '../../ui/disclosure/tabs.view'
import { section, sectionTitle } from '../../ui/layout/section.styles'
import { carIcon } from '../../ui/media/icons/car'
import { clipboardIcon } from '../../ui/media/icons/clipboard'
import { clockIcon } from '../../ui/media/icons/clock'
import { cutleryIcon } from '../../ui/media/icons/cutlery'
import { leafIcon } from '../../ui/media/icons/leaf'
import { pawIcon } from '../../ui/media/icons/paw'
import { phoneIcon } from '../../ui/media/icons/phone'
import { serviceBellIcon } from '../../ui/media/icons/service-bell'
import { signpostIcon } from '../../ui/media/icons/signpost'
import { wheelchairIcon } from '../../ui/media/icons/wheelchair'
import { wifiIcon } from '../../ui/media/icons/wifi'
import { scripted } from '../../ui/text/hidden.styles'
import { SlowStatus } from '../../ui/text/slow-status.view'
import type { HotelInformationModel, ShownSection } from './hotel-information.model'
import type { HotelInformationProps } from './hotel-information.schema'
import {
  columns,
  content,
  far,
  skeleton,
  skeletons,
  titleSkeleton,
} from './hotel-information.styles'
import { SectionBlocks } from './section-blocks.view'

const ICONS = {
  checkin: clockIcon,
  parking: carIcon,
  pets: pawIcon,
  amenities: serviceBellIcon,
  dining: cutleryIcon,
  accessibility: wheelchairIcon,
  internet: wifiIcon,
  policies: clipboardIcon,
  directions: signpostIcon,
  contact: phoneIcon,
  sustainability: leafIcon,
}

interface HotelInformationViewProps {
  props: HotelInformationProps
  model: HotelInformationModel
}

export function HotelInformation({ props, model }: HotelInformationViewProps) {
  if (model.state === 'none') return null
  if (model.state === 'loading') return <Skeleton label={props.labels.loading} />
  const Heading = `h${props.headingLevel}` as 'h2'
  return (
    <section
      id={model.anchor}
      className={`${section} ${far}`}
      aria-labelledby={`${props.id}-heading`}
    >
      <Heading id={`${props.id}-heading`} className={sectionTitle}>
        {props.labels.heading}
      </Heading>
      <div className={content}>
        {model.display === 'tabs' ? (
          <InTabs props={props} model={model} />
        ) : (
          <InColumns props={props} model={model} />
        )}
      </div>
    </section>
  )
}

interface ReadyProps extends HotelInformationViewProps {
  model: Extract<HotelInformationModel, { state: 'ready' }>
}

/** Below L an accordion or one column, from L two columns that are always open. */
function InColumns({ props, model }: ReadyProps) {
  const headingLevel = Math.min(props.headingLevel + 1, 6)
  return (
    <Disclosures
      className={columns}
      headingLevel={headingLevel}
      alwaysOpenOn={['desktop']}
      isAlwaysOpen={model.isWide || model.display === 'list'}
      sections={model.sections.map((shown) => ({
        ...partOf(shown),
        isOpen: shown.isOpen,
        onToggle: shown.onToggle,
        children: (
          <SectionBlocks
            blocks={shown.blocks}
            headingLevel={Math.min(headingLevel + 1, 6)}
            labels={props.labels}
            copy={model.copy}
          />
        ),
      }))}
    />
  )
}

function InTabs({ props, model }: ReadyProps) {
  const selected = model.sections.find(({ isOpen }) => isOpen) ?? model.sections[0]
  return (
    <Tabs
      label={props.labels.heading}
      selected={selected?.id ?? ''}
      isColumn={model.isWide}
      sections={model.sections.map((shown) => ({
        ...partOf(shown),
        onSelect: () => shown.id !== selected?.id && shown.onToggle(true, true),
        onFound: () => shown.onToggle(true, false),
        children: (
          <SectionBlocks
            blocks={shown.blocks}
            headingLevel={Math.min(props.headingLevel + 1, 6)}
            labels={props.labels}
            copy={model.copy}
          />
        ),
      }))}
    />
  )
}

function partOf({ id, title, kind }: ShownSection) {
  return { id, title, icon: ICONS[kind] }
}

/** The skeleton has the usual height of the sections. */
function Skeleton({ label }: { label: string }) {
  return (
    <div className={`${section} ${scripted}`}>
      <div aria-hidden="true">
        <span className={titleSkeleton} />
        <div className={skeletons}>
          {Object.keys(ICONS).map((kind) => (
            <span key={kind} className={skeleton} />
          ))}
        </div>
      </div>
      <SlowStatus label={label} />
    </div>
  )
}
