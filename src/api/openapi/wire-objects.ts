/** The named bodies, events and records of all routes: their schemas for `openapi.json`, and their types for `cohabit/types`. */
import type { z } from "zod";
import { openaiErrorSchema } from "../compatibility/error-schema.ts";
import { wireObject, type DescribedRoute, type WireObject } from "../define-route.ts";
import { errorSchema } from "../response/error-schema.ts";
import { describedRoutes } from "../routes.ts";

const errorObjects = [wireObject("ErrorBody", errorSchema), wireObject("OpenaiErrorBody", openaiErrorSchema)] as const;

const routes: readonly DescribedRoute[] = describedRoutes;

/** In the order of the routes. */
export const requestObjects: readonly WireObject[] = routes.flatMap(({ request }) => request ?? []);

/** In the order of the routes; an object of several routes more than once. */
export const responseObjects: readonly WireObject[] = [
  ...routes.flatMap(({ response: { json, eventStream, jsonLines } }) =>
    [json, eventStream, jsonLines].filter((each) => each !== undefined),
  ),
  ...errorObjects,
];

type ObjectsOf<Response> = Response extends unknown ? Extract<Response[keyof Response], WireObject> : never;

type Routes = (typeof describedRoutes)[number];
type RequestObject = NonNullable<Routes["request"]>;
type ResponseObject = ObjectsOf<Routes["response"]> | (typeof errorObjects)[number];

/** Types of the request bodies, by name. */
export type RequestBodies = { [Wire in RequestObject as Wire["name"]]: z.input<Wire["schema"]> };

/** Types of the bodies, events and records of responses, by name. */
export type ResponseBodies = { [Wire in ResponseObject as Wire["name"]]: z.output<Wire["schema"]> };
