import { GuestFields } from '../../features/stay/guests/guest-fields.view'
import { CheckboxField } from '../../ui/form/checkbox-field.view'
import { SelectField } from '../../ui/form/select-field.view'
import { SubmitButton } from '../../ui/form/submit-button.view'
import { TextField } from '../../ui/form/text-field.view'
import { ParsedEnd } from '../../ui/layout/parsed-end.view'
import { revealWhenParsed } from '../../ui/layout/reveal-when-parsed.styles'
import { section, sectionTitle } from '../../ui/layout/section.styles'
import { Icon } from '../../ui/media/icon.view'
import { chevronIcon } from '../../ui/media/icons/chevron'
import { pinIcon } from '../../ui/media/icons/pin'
import { countText } from '../../ui/text/count-text'
import { fillText } from '../../ui/text/fill-text'
import { scripted } from '../../ui/text/hidden.styles'
import type { SearchFormModel } from './search-form.model'
import type { SearchParts } from './search-form.parts'
import type { SearchFormLabels, SearchFormProps } from './search-form.schema'
import {
  block,
  card,
  dates as datesStyle,
  destination,
  fold,
  form,
  guests as guestsStyle,
  more,
  nearMe,
  nearMeStatus,
  nights,
  options,
  panel,
  submit,
  summary,
} from './search-form.styles'

interface ViewProps {
  props: SearchFormProps
  model: SearchFormModel
  parts: SearchParts
}

export function SearchForm({ props, model, parts }: ViewProps) {
  const { labels, variant, title } = props
  const Title = `h${props.headingLevel}` as 'h2'
  const inner = <Fields {...{ props, model, parts }} />
  return (
    <section
      className={`${section} ${block}`}
      data-variant={variant}
      aria-label={title ? undefined : labels.title}
    >
      {title && <Title className={sectionTitle}>{title}</Title>}
      <search className={card}>
        {variant === 'compact' ? (
          <details className={fold}>
            <summary className={summary}>
              <Summary {...{ props, model }} />
            </summary>
            {inner}
          </details>
        ) : (
          inner
        )}
      </search>
    </section>
  )
}

/** The search in one line; it opens the form. */
function Summary({ props: { labels }, model }: Pick<ViewProps, 'props' | 'model'>) {
  const { place, dateText } = model
  return (
    <>
      <span>
        <b>{place.destination.text || labels.anywhere}</b>
        <span>{dateText ?? labels.anyDates}</span>
        <span>{model.guestsText}</span>
      </span>
      <span data-part="edit">{labels.edit}</span>
    </>
  )
}

function Fields({ props, model, parts }: ViewProps) {
  const { id, labels } = props
  const { names, asked } = model
  return (
    <form
      method="get"
      action={model.action}
      className={form}
      data-variant={props.variant}
      onSubmit={model.onSubmit}
      // Errors show in the visitor's language beside the field, not in the browser's bubbles.
      ref={(element) => {
        if (element) element.noValidate = true
      }}
    >
      {model.propertyId ? (
        <input type="hidden" name={names('propertyCode')} value={model.propertyId} />
      ) : (
        <div className={destination}>
          <TextField
            {...model.place.inputProps}
            id={`${id}-destination`}
            name={names('destinationAddress')}
            label={labels.destination}
            labels={labels}
            placeholder={labels.destinationHint}
            error={model.errorOf('destination')}
            required
            maxLength={200}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
          />
          <NearMe
            labels={labels}
            near={model.near}
            hasError={model.errorOf('destination') !== ''}
          />
          {model.hasPlaces && model.place.list && (
            <parts.places props={props} list={model.place.list} listId={model.listId} />
          )}
        </div>
      )}
      <Dates {...{ props, model, parts }} />
      <Guests {...{ props, model, parts }} />
      <MoreOptions {...{ props, model }} />
      <Usual name={names('radius')} value={props.searchRadius} usual={50} />
      <Usual name={names('recordsPerPage')} value={props.recordsPerPage} usual={40} />
      <Usual name={names('sort')} value={props.sort} usual="distance" />
      {model.kept.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      {asked.isFlexible && !props.showFlexible && (
        <input type="hidden" name={names('flexible')} value="true" />
      )}
      <div className={submit}>
        <SubmitButton
          label={model.propertyId ? labels.submitProperty : labels.submit}
          busyLabel={labels.busy}
          isBusy={model.isBusy}
        />
      </div>
    </form>
  )
}

const NEAR_ME = {
  idle: null,
  asking: 'nearMeAsking',
  found: 'nearMeFound',
  refused: 'nearMeRefused',
  failed: 'nearMeFailed',
} as const

interface NearMeProps {
  labels: SearchFormProps['labels']
  near: SearchFormModel['near']
  hasError: boolean
}

function NearMe({ labels, near: { state, place, ask }, hasError }: NearMeProps) {
  const text = NEAR_ME[state]
  return (
    <>
      <button
        type="button"
        className={`${nearMe} ${scripted} ${revealWhenParsed}`}
        aria-busy={state === 'asking' || undefined}
        onClick={ask}
      >
        <Icon path={pinIcon} />
        <span>{labels.nearMe}</span>
        <ParsedEnd />
      </button>
      <p role="status" className={nearMeStatus}>
        {text && !hasError && fillText(labels[text], { place })}
      </p>
    </>
  )
}

/** A value that the address leaves out when it is the usual one. */
function Usual({ name, value, usual }: { name: string; value: string | number; usual: unknown }) {
  return value === usual ? null : <input type="hidden" name={name} value={value} />
}

function Dates({ props, model, parts }: ViewProps) {
  const { id, labels } = props
  const { names, dates, fields, calendar, bounds, setFrom, setTo } = model
  const error = model.errorOf('dates')
  return (
    <div className={datesStyle} {...fields.groupProps}>
      <TextField
        {...typed(fields.fieldProps.checkIn)}
        id={`${id}-dates`}
        type="date"
        name={names('fromDate')}
        label={labels.checkIn}
        labels={labels}
        value={dates.from}
        min={bounds?.first}
        max={bounds?.last}
        error={error}
        onChange={({ currentTarget: { value } }) => setFrom(value)}
      />
      <TextField
        {...typed(fields.fieldProps.checkOut)}
        id={`${id}-to`}
        type="date"
        name={names('toDate')}
        label={labels.checkOut}
        labels={labels}
        value={dates.to}
        min={bounds?.first}
        max={bounds?.last}
        aria-invalid={error !== ''}
        aria-describedby={error ? `${id}-dates-error` : undefined}
        onChange={({ currentTarget: { value } }) => setTo(value)}
      />
      <p className={nights} aria-live="polite">
        {model.nights !== null && countText(labels.nights, model.nights, model.locale)}
      </p>
      {calendar && <parts.calendar props={props} calendar={calendar} />}
    </div>
  )
}

/** The form has what the fields say, so that another check-in can keep the nights. */
function typed({ defaultValue: _, ...field }: SearchFormModel['fields']['fieldProps']['checkIn']) {
  return field
}

/** Opens by itself; the native fields ask the same of every room until the editor is there. */
function Guests({ props, model, parts }: ViewProps) {
  const { id, labels } = props
  const { names, asked, hasEditor, guestValues } = model
  return (
    <div className={guestsStyle}>
      <span id={`${id}-guests-label`}>{labels.roomsAndGuests}</span>
      <details className={fold} onToggle={model.wantEditor}>
        <summary id={`${id}-ages`} aria-describedby={`${id}-guests-label`}>
          {model.guestsText}
          <Icon path={chevronIcon} />
        </summary>
        <div className={panel}>
          {hasEditor ? (
            <parts.guests props={props} guests={model.guests} />
          ) : (
            <>
              <p>{labels.inEachRoom}</p>
              <GuestFields id={id} names={names} labels={labels} parties={asked.parties} />
            </>
          )}
        </div>
      </details>
      {hasEditor &&
        Object.entries(guestValues).map(([name, value]) => (
          <input key={name} type="hidden" name={names(name as 'numRooms')} value={value} />
        ))}
    </div>
  )
}

const RATE_LABELS = {
  aaa: 'rateAaa',
  senior: 'rateSenior',
  group: 'rateGroup',
  government: 'rateGovernment',
  corporate: 'rateCorporate',
  travelAgent: 'rateTravelAgent',
} as const satisfies Record<string, keyof SearchFormLabels>

function MoreOptions({ props, model }: Pick<ViewProps, 'props' | 'model'>) {
  const { id, labels, showFlexible } = props
  const { names, asked, rateTypes, showPoints } = model
  if (rateTypes.length === 0 && !showPoints && !showFlexible) return null
  const isUsed = asked.rateType !== null || asked.usePoints || asked.isFlexible
  return (
    <details className={more} open={isUsed}>
      <summary>{labels.moreOptions}</summary>
      <div className={options}>
        {rateTypes.length > 0 && (
          <>
            <SelectField
              id={`${id}-rateType`}
              name={names('rateType')}
              label={labels.rateType}
              labels={labels}
              hint={labels.rateProof}
              defaultValue={asked.rateType ?? ''}
            >
              <option value="">{labels.rateNone}</option>
              {rateTypes.map((type) => (
                <option key={type} value={type}>
                  {labels[RATE_LABELS[type]]}
                </option>
              ))}
            </SelectField>
            <div data-part="code">
              <TextField
                id={`${id}-rateCode`}
                name={names('rateCode')}
                label={labels.rateCode}
                labels={labels}
                hint={labels.rateCodeHint}
                error={model.errorOf('rateCode')}
                defaultValue={asked.rateCode ?? ''}
                maxLength={10}
                dir="ltr"
                autoComplete="off"
                autoCapitalize="characters"
                autoCorrect="off"
                spellCheck={false}
              />
            </div>
          </>
        )}
        {showPoints && (
          <CheckboxField
            id={`${id}-points`}
            name={names('usePoints')}
            value="true"
            label={labels.usePoints}
            labels={labels}
            defaultChecked={asked.usePoints}
          />
        )}
        {showFlexible && (
          <CheckboxField
            id={`${id}-flexible`}
            name={names('flexible')}
            value="true"
            label={labels.flexible}
            labels={labels}
            defaultChecked={asked.isFlexible}
          />
        )}
      </div>
    </details>
  )
}
