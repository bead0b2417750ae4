import {
  ContactActions,
  CopyButton,
  MapLink,
  PhoneAction,
  WebsiteLink,
} from '../../features/property/address/contact-actions.view'
import { Icon } from '../../ui/media/icon.view'
import { checkIcon } from '../../ui/media/icons/check'
import { fillText } from '../../ui/text/fill-text'
import { RichText } from '../../ui/text/rich-text.view'
import type { HotelInformationModel } from './hotel-information.model'
import type { HotelInformationProps } from './hotel-information.schema'
import type { Block } from './hotel-sections'
import {
  addressLines,
  blocks as blocksStyle,
  blockTitle,
  contactBlock,
  facts,
  hotelName,
  item,
  itemList,
  itemNote,
  paragraph,
  richText,
} from './section-blocks.styles'

interface BlocksProps {
  blocks: readonly Block[]
  headingLevel: number
  labels: HotelInformationProps['labels']
  copy: Extract<HotelInformationModel, { state: 'ready' }>['copy']
}

/** The blocks of a section. */
export function SectionBlocks({ blocks, ...rest }: BlocksProps) {
  return (
    <div className={blocksStyle}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one answer never change places
        <SectionBlock key={index} block={block} {...rest} />
      ))}
    </div>
  )
}

interface BlockProps extends Omit<BlocksProps, 'blocks'> {
  block: Block
}

function SectionBlock({ block, headingLevel, labels, copy }: BlockProps) {
  switch (block.kind) {
    case 'text':
      return <p className={paragraph}>{block.text}</p>
    case 'html':
      return <RichText html={block.html} className={richText} />
    case 'facts':
      return (
        <div>
          <BlockTitle text={block.title} level={headingLevel} />
          <Facts block={block} />
        </div>
      )
    case 'list':
      return (
        <div>
          <BlockTitle text={block.title} level={headingLevel} />
          <ItemList block={block} />
        </div>
      )
    case 'map':
      return (
        <ContactActions>
          <MapLink href={block.href} labels={labels} />
        </ContactActions>
      )
    case 'contact':
      return <ContactBlock contact={block.contact} labels={labels} copy={copy} />
  }
}

function BlockTitle({ text, level }: { text: string; level: number }) {
  const Heading = `h${level}` as 'h4'
  return text ? <Heading className={blockTitle}>{text}</Heading> : null
}

function Facts({ block }: { block: Extract<Block, { kind: 'facts' }> }) {
  const isStacked = block.facts.some(({ note }) => note)
  return (
    <dl className={facts} data-stacked={isStacked || undefined}>
      {block.facts.map(({ term, note, details }) => (
        <div key={term + details[0]}>
          <dt>
            {term}
            {note && <bdi>{note}</bdi>}
          </dt>
          {details.map((detail) => (
            <dd key={detail}>{detail}</dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

function ItemList({ block }: { block: Extract<Block, { kind: 'list' }> }) {
  return (
    // Without bullets, Safari removes the role of a list.
    // biome-ignore lint/a11y/noRedundantRoles: see above
    <ul className={itemList} role="list">
      {block.items.map(({ text, note }) => (
        <li key={text} className={item}>
          <Icon path={checkIcon} />
          <span>
            {text} {note && <small className={itemNote}>{note}</small>}
          </span>
        </li>
      ))}
    </ul>
  )
}

interface ContactBlockProps extends Pick<BlockProps, 'labels' | 'copy'> {
  contact: Extract<Block, { kind: 'contact' }>['contact']
}

function ContactBlock({ contact, labels, copy }: ContactBlockProps) {
  const { hotel, lines, map, phones, website } = contact
  return (
    <div className={contactBlock}>
      {lines.length > 0 && (
        <address className={addressLines}>
          <strong className={hotelName}>{hotel}</strong>
          {lines.map((line) => (
            <bdi key={line}>{line}</bdi>
          ))}
        </address>
      )}
      <ContactActions>
        {map && <MapLink href={map} labels={labels} />}
        {contact.address && <CopyButton state={copy.state} onClick={copy.run} labels={labels} />}
      </ContactActions>
      {phones.length > 0 && (
        <dl className={facts} data-centred>
          {phones.map(({ name, text, href }) => (
            <div key={name + text}>
              <dt>{name}</dt>
              <dd>
                {href ? (
                  <PhoneAction
                    href={href}
                    text={text}
                    name={fillText(labels.call, { hotel, phone: text })}
                  />
                ) : (
                  <bdi dir="ltr">{text}</bdi>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      {website && (
        <ContactActions>
          <WebsiteLink href={website} labels={labels} />
        </ContactActions>
      )}
    </div>
  )
}
