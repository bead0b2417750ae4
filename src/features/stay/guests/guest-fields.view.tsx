import { type Party, STAY_LIMITS } from '../../../rules/stay/stay-search'
import { SelectField } from '../../../ui/form/select-field.view'
import { fillText } from '../../../ui/text/fill-text'
import type { GuestFieldLabels } from './guests.labels'
import { CHILD_AGES } from './parties.rules'

interface FieldsProps {
  id: string
  /** What the site calls the query parameters. */
  names: (name: 'numRooms' | 'numAdultsPerRoom' | 'childrenAges') => string
  labels: GuestFieldLabels & { required: string }
  /** The fields begin with the first room. */
  parties: readonly Party[]
}

/** Rooms and guests as native fields: without a script every room has the same guests. */
export function GuestFields({ id, names, labels, parties }: FieldsProps) {
  const [first] = parties
  return (
    <>
      <Count
        id={`${id}-numRooms`}
        name={names('numRooms')}
        label={labels.rooms}
        labels={labels}
        most={STAY_LIMITS.rooms}
        value={parties.length}
      />
      <Count
        id={`${id}-numAdultsPerRoom`}
        name={names('numAdultsPerRoom')}
        label={labels.adults}
        labels={labels}
        most={STAY_LIMITS.adults}
        value={first?.adults ?? 1}
      />
      {[0, 1, 2].map((child) => (
        <SelectField
          key={child}
          id={`${id}-child-${child}`}
          name={names('childrenAges')}
          label={fillText(labels.childAgeOf, { number: child + 1 })}
          labels={labels}
          defaultValue={first?.childAges[child] ?? ''}
        >
          <option value="">{labels.noChild}</option>
          {CHILD_AGES.map((age) => (
            <option key={age}>{age}</option>
          ))}
        </SelectField>
      ))}
    </>
  )
}

interface CountProps {
  id: string
  name: string
  label: string
  labels: { required: string }
  most: number
  value: number
}

function Count({ most, value, ...field }: CountProps) {
  return (
    <SelectField {...field} defaultValue={value}>
      {Array.from({ length: most }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the options are numbers
        <option key={index}>{index + 1}</option>
      ))}
    </SelectField>
  )
}
