/** A city on the chart. Degrees; north and east are positive. */
export interface City {
  name: string;
  latitude: number;
  longitude: number;
}
