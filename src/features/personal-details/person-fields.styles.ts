import { css } from '@linaria/core'
import { color, font, size, space } from '../../ui/tokens'

/** Fields that belong together under a legend: in pairs where the width allows. */
export const group = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(min(13rem, 100%), 40%), 1fr));
  gap: ${space.m};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: ${space.s};
    padding: 0;
    font: ${font.displayWeight} ${size.l} / 1.3 ${font.display};
  }

  & > legend ~ * {
    min-inline-size: 0;
  }

  & > legend,
  & > [data-wide] {
    grid-column: 1 / -1;
  }
`

export const note = css`
  margin: 0;
  color: ${color.muted};
`
