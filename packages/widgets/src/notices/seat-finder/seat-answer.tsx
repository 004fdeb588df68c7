import { localDigits } from '@prostuti/sdk/i18n/digits'
import { icon } from '../../foundation/icons/icons.tsx'
import { locate } from '../../foundation/icons/lucide.ts'
import type { FoundSeat } from './find-seat.ts'
import type { PartProps } from './seat-finder.props.ts'
import { placeOf, rollText } from './seat-words.ts'

const IconPlace = icon(locate)

/** Knows the centre alone, never the roll. */
const mapAddress = (place: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

/** Where the roll sits, or that it is not in the list, which accuses nobody. */
export function SeatAnswer({ seat, language, t }: Pick<PartProps, 'language' | 't'> & { seat: FoundSeat }) {
  const { centre, roll } = seat
  if (!centre)
    return (
      <p className="number-note">
        <span>
          <b>{t('seat_finder.missing_title')}</b> {t('seat_finder.missing')}
        </span>
      </p>
    )
  const place = placeOf(centre)
  return (
    <div className="seats-found">
      <p>
        <span className="ui-small ui-num">{t('seat_finder.found', { roll: localDigits(roll, language) })}</span>
        <b>{centre.name}</b>
        <span className="ui-small ui-num">
          {[place, t('seat_finder.rolls', { from: rollText(centre.from, language), to: rollText(centre.to, language) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </p>
      <a
        href={mapAddress([centre.name, centre.address].filter(Boolean).join(', '))}
        target="_blank"
        rel="noopener noreferrer"
      >
        <IconPlace />
        {t('seat_finder.map')}
      </a>
    </div>
  )
}
