import { useDeferredValue } from 'react'
import { RatesForm, SelectStatus } from '../../features/booking/cart/select-rate.view'
import { filterRow } from '../../features/filters/list-tools.styles'
import { ListTools } from '../../features/filters/list-tools.view'
import { NearestDates, refusalText } from '../../features/rates/refusal.view'
import { SoldOutCard } from '../../features/rates/room-card.view'
import { LinkChoices } from '../../ui/disclosure/link-choices.view'
import { groupTitle } from '../../ui/layout/section.styles'
import { fillText } from '../../ui/text/fill-text'
import { isolated } from '../../ui/text/isolated'
import { Message } from '../../ui/text/message.view'
import { RichText } from '../../ui/text/rich-text.view'
import { formOf, ListedRoom, stateOf } from './listed-room.view'
import type { RateListModel } from './rate-list.model'
import type { RateListParts } from './rate-list.parts'
import type { RateListLabels, RateListProps } from './rate-list.schema'
import { bar, list, messages } from './rate-list.styles'

const TAB_LABELS = {
  standard: 'standard',
  member: 'member',
  special: 'special',
  points: 'pointRates',
} as const satisfies Record<string, keyof RateListLabels>

const SORT_LABELS = {
  recommended: 'sortRecommended',
  priceAsc: 'sortPriceAsc',
  priceDesc: 'sortPriceDesc',
  points: 'sortPoints',
} as const satisfies Record<string, keyof RateListLabels>

interface RoomsProps {
  props: RateListProps
  model: Extract<RateListModel, { state: 'list' }>
  parts: RateListParts
}

/** The rooms that are sold, and those that are not. */
export function Rooms({ props, model, parts }: RoomsProps) {
  const { id, labels, memberDisclaimer } = props
  // What was pressed answers before hundreds of rates are drawn again.
  const listed = useDeferredValue(model.listed)
  return (
    <>
      {model.notices.length > 0 && (
        <div className={messages}>
          {model.notices.map((notice) => (
            <Message key={notice.reason} kind="warning" kindLabel={labels.warning}>
              {refusalText(notice, labels, model.locale)}
            </Message>
          ))}
        </div>
      )}
      <div className={bar}>
        {model.tabs.length > 1 && (
          <LinkChoices
            label={labels.tabs}
            choices={model.tabs}
            textOf={(name) => labels[TAB_LABELS[name]]}
          />
        )}
        <ListTools button={model.filter.button} labels={labels}>
          <LinkChoices
            label={labels.sort}
            isNamed
            choices={model.sorts}
            textOf={(name) => labels[SORT_LABELS[name]]}
          />
        </ListTools>
        {model.filter.list && (
          <div className={filterRow}>
            <parts.filtered props={props} list={model.filter.list} />
          </div>
        )}
      </div>
      {model.tab === 'member' && !model.isMember && String(memberDisclaimer) === '' && (
        <p>{labels.memberNote}</p>
      )}
      {model.special && (
        <p>
          {model.special.code === null
            ? labels.specialNote
            : fillText(labels.codeNote, { code: isolated(model.special.code) })}
        </p>
      )}
      {String(memberDisclaimer) !== '' && (
        // The browser may not make its HTML later.
        <div hidden={model.tab !== 'member'}>
          <RichText html={memberDisclaimer} />
        </div>
      )}
      {model.tab === 'points' && !model.isMember && <p>{labels.pointsNote}</p>}
      <RatesForm id={formOf(id)} form={listed.form} />
      <SelectStatus labels={labels} isBusy={model.select.busyId !== null} />
      <ul className={list} aria-busy={listed !== model.listed || undefined}>
        {listed.rooms.map((room) => (
          <li key={room.room.code}>
            <ListedRoom {...{ props, listed, room }} {...stateOf(room, model)} />
          </li>
        ))}
      </ul>
      {model.unavailable.length > 0 && (
        <>
          <h3 className={groupTitle}>{labels.unavailable}</h3>
          <ul className={list}>
            {model.unavailable.map(({ roomType, reason }) => (
              <li key={roomType.code}>
                <SoldOutCard titleId={`${id}-${roomType.code}`} name={roomType.name}>
                  <p>{refusalText(reason, labels, model.locale)}</p>
                  <NearestDates
                    dates={reason.nearest}
                    labels={labels}
                    locale={model.locale}
                    hrefOf={model.hrefOf}
                  />
                </SoldOutCard>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
