/** A point on the earth, in degrees: north and east are positive. */
export interface EarthPoint {
  latitude: number;
  longitude: number;
}

/** Distance and initial direction along a great circle. */
export interface Course {
  /** In kilometres, on a sphere with a radius of 6371 km. */
  distance: number;
  /** Degrees from north, clockwise, 0 to below 360. */
  bearing: number;
}

const earthRadius = 6371;
const perDegree = Math.PI / 180;

/** The shortest course from one point to another. */
export function courseTo(from: EarthPoint, to: EarthPoint): Course {
  const [latitude, toLatitude] = [from.latitude * perDegree, to.latitude * perDegree];
  const east = (to.longitude - from.longitude) * perDegree;
  const havOfAngle = haversine(toLatitude - latitude) + Math.cos(latitude) * Math.cos(toLatitude) * haversine(east);
  const bearing = Math.atan2(
    Math.sin(east) * Math.cos(toLatitude),
    Math.cos(latitude) * Math.sin(toLatitude) - Math.sin(latitude) * Math.cos(toLatitude) * Math.cos(east),
  );
  return {
    distance: 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(havOfAngle))),
    bearing: (bearing / perDegree + 360) % 360,
  };
}

function haversine(angle: number): number {
  return Math.sin(angle / 2) ** 2;
}
