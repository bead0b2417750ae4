import { css } from '@linaria/core'
import { space } from '../../ui/tokens'

/** The button of the filters, and beside it the order of the list, which scrolls. */
export const tools = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};

  & > :not(button) {
    min-inline-size: 0;
    max-inline-size: 100%;
  }

  & > :last-of-type:is(div) {
    flex: 1 1 var(--order-basis, 12em);
  }

  /* On a phone, the first choice beside the button would be cut. */
  @media (max-width: 30em) {
    & > button + div {
      --choices-name: none;
    }
  }
`

/** The chosen filters. */
export const filterRow = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s} ${space.m};
`
