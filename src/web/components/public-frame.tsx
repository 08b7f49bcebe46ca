import { Outlet } from "react-router";

export default function PublicFrame() {
  return <Outlet />;
}
