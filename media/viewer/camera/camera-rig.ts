import { fromPlan, type Vec2, type Vec3 } from "@stanza/geometry";
import { between, FIELD_OF_VIEW, limitOrbit, type Orbit, orbitPosition } from "@stanza/models";
import { PerspectiveCamera, Vector3 } from "three";
import type { Ray } from "../picking/ray.ts";
import { EYE_HEIGHT, type Walker } from "../walk/walk-path.ts";
import { uprightLens } from "./upright-lens.ts";

const EASE_MS = 380;
/** Indoors on foot, degrees: an orbit's view would feel like a telescope. */
const WALK_FIELD_OF_VIEW = 62;
const easeInOut = (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);

/** The three.js camera that follows an orbit, with short easing between views. */
export class CameraRig {
  readonly camera = new PerspectiveCamera(FIELD_OF_VIEW, 1, 40, 200_000);
  #orbit: Orbit = { target: [0, 1000, 0], azimuth: 25, elevation: 22, distance: 7000 };
  /** On foot: the orbit waits for the end of the walk. */
  #walker: Walker | null = null;
  #flight: { readonly from: Orbit; readonly to: Orbit; elapsed: number } | null = null;

  constructor() {
    this.#apply();
  }

  get orbit(): Orbit {
    return this.#orbit;
  }

  /** The place at which a flight ends, or the camera's place when it does not fly. */
  get destination(): Orbit {
    return this.#flight?.to ?? this.#orbit;
  }

  get position(): Vec3 {
    return this.#walker ? fromPlan(this.#walker.at, EYE_HEIGHT) : orbitPosition(this.#orbit);
  }

  get walker(): Walker | null {
    return this.#walker;
  }

  /** Stands and looks there; `null` goes back to the orbit. */
  walkTo(walker: Walker | null): void {
    this.#flight = null;
    this.#walker = walker;
    this.camera.fov = walker ? WALK_FIELD_OF_VIEW : FIELD_OF_VIEW;
    this.camera.updateProjectionMatrix();
    this.#apply();
  }

  setAspect(aspect: number): void {
    if (this.camera.aspect === aspect) return;
    this.camera.aspect = aspect;
    this.camera.updateProjectionMatrix();
  }

  jump(orbit: Orbit): void {
    this.#flight = null;
    this.#orbit = limitOrbit(orbit);
    this.#apply();
  }

  fly(to: Orbit): void {
    if (this.#walker) this.jump(to);
    else this.#flight = { from: this.#orbit, to: limitOrbit(to), elapsed: 0 };
  }

  /** Goes on with a flight; returns whether the camera moved. */
  step(elapsedMs: number): boolean {
    const flight = this.#flight;
    if (!flight) return false;
    flight.elapsed += elapsedMs;
    const t = Math.min(1, flight.elapsed / EASE_MS);
    this.#orbit = t === 1 ? flight.to : between(flight.from, flight.to, easeInOut(t));
    if (t === 1) this.#flight = null;
    this.#apply();
    return true;
  }

  get isFlying(): boolean {
    return this.#flight !== null;
  }

  /** The ray through a point of the picture, `x` and `y` from −1 to 1, Y up. */
  ray(x: number, y: number): Ray {
    const point = new Vector3(x, y, 0.5).unproject(this.camera).sub(this.camera.position).normalize();
    return { origin: this.position, direction: [point.x, point.y, point.z] };
  }

  /** Returns the place of a point in the picture, −1 to 1, Y up; `null` behind the camera. */
  project(point: Vec3): Vec2 | null {
    const at = new Vector3(...point).applyMatrix4(this.camera.matrixWorldInverse);
    if (at.z >= 0) return null;
    at.applyMatrix4(this.camera.projectionMatrix);
    return [at.x, at.y];
  }

  /** Width of one picture pixel at a point, mm. */
  mmPerPixel(point: Vec3, pictureHeight: number): number {
    const depth = new Vector3(...point).applyMatrix4(this.camera.matrixWorldInverse).z;
    return (2 * Math.max(1, -depth) * Math.tan((this.camera.fov * Math.PI) / 360)) / pictureHeight;
  }

  #apply(): void {
    const walker = this.#walker;
    if (!walker) poseCamera(this.camera, this.#orbit);
    else {
      // On foot one looks up and down.
      this.camera.view = null;
      this.camera.updateProjectionMatrix();
      turnCamera(this.camera, this.position, walker.heading, walker.pitch);
    }
  }
}

/** Puts a camera where the orbit says, with the lens that its field of view is of. */
export function poseCamera(camera: PerspectiveCamera, orbit: Orbit): void {
  const { pitch, shift } = uprightLens(orbit.elevation, camera.fov);
  // Not by setViewOffset, which takes the picture's shape from the sheet that it is a part of.
  camera.view = {
    enabled: true,
    fullWidth: 1,
    fullHeight: 1,
    offsetX: 0,
    offsetY: shift,
    width: 1,
    height: 1,
  };
  camera.updateProjectionMatrix();
  turnCamera(camera, orbitPosition(orbit), orbit.azimuth, pitch);
}

/** azimuth, pitch  to the left and upwards, degrees */
function turnCamera(camera: PerspectiveCamera, at: Vec3, azimuth: number, pitch: number): void {
  camera.position.set(...at);
  camera.rotation.set(0, 0, 0);
  camera.rotation.order = "YXZ";
  camera.rotation.y = (azimuth * Math.PI) / 180;
  camera.rotation.x = (pitch * Math.PI) / 180;
  camera.updateMatrixWorld();
}
