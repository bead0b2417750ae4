import { css } from '@linaria/core'
import { color, print, radius, size, space } from '../../ui/tokens'

/** On paper everything of the page is left out that is no part of the receipt. */
export const receipt = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  padding: ${space.l};
  border: 1px solid ${color.border};
  border-radius: ${radius.l};

  ${print} {
    padding: 0;
    border: 0;
    break-inside: auto;
  }

  :global() {
    ${print} {
      html:has([data-receipt])
        body
        *:not(:has([data-receipt])):not([data-receipt]):not([data-receipt] *) {
        display: none;
      }
    }
  }
`

export const party = css`
  display: grid;
  font-style: normal;
`

export const heads = css`
  display: grid;
  gap: ${space.xs};
  margin: 0;

  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.m};
    align-items: baseline;
  }

  & dt {
    color: ${color.muted};
    font-size: ${size.s};
  }

  & dd {
    margin: 0;
  }
`

export const addressForm = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  max-inline-size: 34rem;
  justify-items: start;

  & > :not(button, p) {
    inline-size: 100%;
  }
`
