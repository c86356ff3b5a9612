/** Native attributes that a field sets itself or does not expose. */
export type OwnAttributes =
  | 'aria-describedby'
  | 'aria-invalid'
  | 'aria-required'
  | 'children'
  | 'className'
  | 'disabled'
  | 'name'
  | 'prefix'
  | 'size'
  | 'style'
  | 'type';
