import { Outlet } from "react-router";

export default function AccountFrame() {
  return <Outlet />;
}
